import type { CSSProperties } from 'react';

const STYLE: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 24px',
  blockSize: '100%',
  marginInline: 'auto',
  padding: '4px 16px',
  background: 'var(--rt-color-surface-inverse)',
  color: 'var(--rt-color-text-inverse)',
  textAlign: 'center',
  font: '700 16px/1.15 system-ui, sans-serif',
};

/** An advertiser's creative, in its own colours and font. @param props.width of the creative on wide screens */
export const CreativeExample = ({ width }: { width: number }) => (
  <a href="#anunciante" style={{ ...STYLE, inlineSize: `min(100%, ${width}px)` }}>
    <span>Tostado el lunes, en la mesa el jueves</span>
    <span style={{ fontWeight: 400, fontSize: 12 }}>Café Loma Clara</span>
  </a>
);

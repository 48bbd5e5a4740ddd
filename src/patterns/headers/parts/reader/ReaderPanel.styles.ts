import { styled } from 'styled-components';
import type { Root } from '../../../../styling/root.ts';
import { focusRing } from '../../../../components/focus.styles.ts';

export const ReaderPanelRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-2);

  & > p {
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
  }

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .name,
  & > ul > li > a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
    font: var(--rt-type-label-m);
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}

    &:hover {
      color: var(--rt-color-link-default);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  /* The server's links are those of an anonymous reader: they are hidden while the session is read. */
  [data-reader]:not([data-reader='anonymous']) &[data-state='anonymous'] {
    visibility: hidden;
  }
`;

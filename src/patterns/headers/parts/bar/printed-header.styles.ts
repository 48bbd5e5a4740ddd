import { css } from 'styled-components';

/**
 * A site's header on paper: the name in black, without anything clickable.
 *
 * @param way the parts of the header that lead to its name, from the outermost to the link
 */
export const printedHeader = (...way: readonly string[]) => {
  const parts = way.map((_, at) => ['&&', ...way.slice(0, at + 1)].join(' > '));
  const others = [...way, '.wordmark'].map((part, at) => `${['&&', ...parts][at]} > :not(${part})`);
  return css`
    @media print {
      && {
        --_rt-wordmark-size: 28pt;

        position: static;
        display: block;
        min-block-size: 0;
        margin-block-end: var(--rt-space-6);
        padding: 0;
        border: 0;
        background: none;
        color: CanvasText;
      }

      ${parts.join(', ')} {
        all: unset;
        display: block;
      }

      ${others.join(', ')} {
        display: none;
      }
    }
  `;
};

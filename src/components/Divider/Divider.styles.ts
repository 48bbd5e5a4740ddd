import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const DividerRoot: Root<'hr'> = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
    var(--rt-divider-color, var(--rt-color-border-default));
  color: var(--rt-color-accent);

  &[data-weight='thick'] {
    border-block-start-width: var(--rt-rule-thick);
    border-block-start-color: var(--rt-divider-thick-color, var(--rt-color-border-strong));
  }

  &[data-weight='accent'] {
    border-block-start-width: var(--rt-rule-thick);
    border-block-start-color: var(--rt-color-border-accent);
  }

  &[data-weight='ornament'] {
    border: 0;
    text-align: center;
  }

  &[data-weight='ornament']::before {
    content: var(--rt-divider-ornament, '* * *');
    font: var(--rt-type-headline-s);
  }

  &[aria-orientation='vertical'] {
    inline-size: auto;
    align-self: stretch;
    border-block-start: 0;
    border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style)
      var(--rt-divider-color, var(--rt-color-border-default));
  }
`;

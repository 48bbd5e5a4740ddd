import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';
import { tallTarget } from '../target.styles.ts';

export const SectionHeaderRoot: Root<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: var(--rt-section-justify, space-between);
  gap: var(--rt-space-1) var(--rt-space-4);
  min-inline-size: 0;
  padding-block: var(--rt-section-padding, var(--rt-space-3) var(--rt-space-4));
  border-block-start: var(--rt-section-rule-width, var(--rt-rule-hairline)) var(--rt-rule-style)
    var(--rt-section-rule-color, var(--rt-color-border-accent));

  & > .name {
    display: flex;
    align-items: baseline;
    margin: 0;
    color: var(--rt-section-text, var(--rt-color-text-default));
    font: var(--rt-type-section);
    letter-spacing: var(--rt-type-section-letter-spacing);
    text-transform: var(--rt-case-section);
  }

  & > .name::before {
    content: '';
    flex: none;
    align-self: center;
    inline-size: var(--rt-section-mark-size, 0);
    block-size: var(--rt-section-mark-size, 0);
    margin-inline-end: calc(0.6 * var(--rt-section-mark-size, 0px));
    background: var(--rt-section-mark-color, var(--rt-color-accent));
  }

  & > .name > .icon {
    align-self: center;
    flex: none;
    margin-inline-end: var(--rt-space-2);
    color: var(--rt-section-icon, var(--rt-color-accent));
  }

  & a {
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }

  & > .name > a {
    ${tallTarget}
  }

  & a:hover {
    text-decoration: underline;
    text-decoration-thickness: max(1px, 0.06em);
    text-underline-offset: 0.2em;
  }

  & > .more {
    ${tallTarget}
    display: inline-flex;
    align-items: center;
    gap: var(--rt-space-1);
    overflow-wrap: anywhere;
    padding-inline: var(--rt-section-more-padding, 0);
    color: var(--rt-section-more, var(--rt-color-link-default));
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  &[data-tone='inverse'] > .name,
  &[data-tone='inverse'] > .more {
    color: inherit;
  }

  &[data-tone='inverse'] {
    border-color: currentColor;
  }

  &[data-variant='tab'] {
    align-items: stretch;
    padding-block: 0 var(--rt-space-4);
  }

  &[data-variant='tab'] > .name {
    padding: var(--rt-space-1) var(--rt-space-3) var(--rt-space-2);
    background: var(--rt-section-tab-background, var(--rt-color-surface-accent));
    color: var(--rt-section-tab-text, var(--rt-color-text-on-accent));
  }

  &[data-variant='tab'] > .more {
    padding-block: var(--rt-space-1) var(--rt-space-2);
  }

  &[data-variant='plain'] {
    padding-block-start: 0;
    border-block-start: 0;
  }

  @media (forced-colors: active) {
    & > .name::before {
      background: CanvasText;
    }
  }
`;

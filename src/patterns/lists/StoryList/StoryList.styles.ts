import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { tallTarget } from '../../../components/target.styles.ts';
import { grids } from './grids.styles.ts';
import { lines } from './lines.styles.ts';

export const StoryListRoot: Root<'div'> = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--rt-space-10);
  min-inline-size: 0;

  & > .empty {
    max-inline-size: 42em;
    font: var(--rt-type-standfirst-l);
  }

  & > .stories {
    display: grid;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .stories > li {
    min-inline-size: 0;
  }

  & > .stories > [data-ad] {
    grid-column: 1 / -1;
  }

  & .action {
    ${tallTarget}
    display: flex;
    flex-basis: 100%;
    align-items: center;
    gap: var(--rt-space-1);
    margin-block-start: var(--rt-space-2);
    color: var(--rt-story-list-action, var(--rt-color-link-default));
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & .action:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  /* A line and weight, not a ground: the words are also on pictures and in muted texts. */
  & mark {
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline;
    text-decoration-color: var(--rt-story-list-mark, var(--rt-color-border-accent));
    text-decoration-thickness: 0.12em;
    text-underline-offset: 0.16em;
  }

  /* From the first page the button leads to all others. */
  @media (scripting: enabled) {
    &[data-more] > nav {
      display: none;
    }
  }

  ${lines}
  ${grids}
`;

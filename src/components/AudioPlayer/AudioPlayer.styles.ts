import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { chapterList } from '../chapter-list.styles.ts';
import { focusRing } from '../focus.styles.ts';
import { tallTarget } from '../target.styles.ts';

export const AudioPlayerRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-2);
  justify-items: start;
  padding: var(--rt-audio-player-padding, var(--rt-space-4));
  border: var(--rt-audio-player-border, 1px solid var(--rt-color-border-default));
  border-radius: var(--rt-audio-player-radius, var(--rt-radius-card));
  background: var(--rt-audio-player-background, var(--rt-color-surface-raised));
  color: var(--rt-color-text-default);

  & > .title {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-2);
    align-items: center;
    margin: 0;
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & > .title > .length {
    color: var(--rt-color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  & > audio {
    inline-size: 100%;
    color-scheme: inherit;
  }

  & > .problem {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-3);
    align-items: center;
    color: var(--rt-color-status-error);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  & .speed {
    inline-size: auto;
  }

  ${chapterList}

  /* The script changes the speed. */
  @media (scripting: none) {
    & > :has(> .speed),
    & .speed {
      display: none;
    }
  }

  & > .transcript {
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    overflow-wrap: anywhere;
    ${tallTarget}
    ${focusRing}
  }

  & > .transcript:hover {
    color: var(--rt-color-link-hover);
  }

  @media print {
    & > audio {
      display: none;
    }
  }
`;

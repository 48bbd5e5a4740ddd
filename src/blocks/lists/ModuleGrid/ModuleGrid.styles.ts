import { styled } from 'styled-components';
import { rail } from '../../shared/phone/rail.styles.ts';
import type { Root } from '../../../styling/root.ts';

export const ModuleGridRoot: Root<'div'> = styled.div`
  container-type: inline-size;
  min-inline-size: 0;

  &[data-ground='band'] {
    padding-block: var(--rt-space-8) var(--rt-space-10);
    padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
    background: var(--rt-color-surface-sunken);
  }

  & > .modules {
    display: grid;
    gap: var(--rt-space-6) var(--rt-grid-gutter);
  }

  & .module {
    display: grid;
    align-content: start;
    min-inline-size: 0;
    padding: 0 var(--rt-space-4) var(--rt-space-4);
    background: var(--rt-color-surface-raised);
    border: var(--rt-module-border, var(--rt-rule-hairline) solid var(--rt-color-border-default));
    border-block-start: 0;
  }

  & .module > .head {
    --rt-section-more-padding: 0 var(--rt-space-4);

    margin-inline: calc(-1 * var(--rt-space-4));
  }

  & .texts {
    padding: var(--rt-space-3) 0 0;
    list-style: none;
  }

  & .texts > li {
    padding-block: var(--rt-space-3);
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  & .texts > li:last-child {
    padding-block-end: 0;
  }

  @container (width < 620px) {
    &[data-columns='4'] > .modules {
      gap: var(--rt-space-4);
    }

    &[data-columns='4'] .module {
      --rt-card-columns: minmax(0, 1fr) 112px;
      --rt-card-gap: var(--rt-space-4);
      --rt-card-picture-order: 1;
    }
  }

  @container (width < 560px) {
    &[data-phone='rail'] > .modules {
      gap: var(--rt-space-4);
      ${rail('84%', 'section')}
    }
  }

  @container (width >= 620px) {
    & > .modules {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (width >= 680px) {
    &:not([data-columns='4']) > .modules:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: var(--rt-space-4);
    }
  }

  @container (width >= 900px) {
    & > .modules,
    &:not([data-columns='4']) > .modules:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: var(--rt-grid-gutter);
    }

    &[data-columns='4'] > .modules {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

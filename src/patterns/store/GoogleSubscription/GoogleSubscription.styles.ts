import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const GoogleSubscriptionRoot: Root<'section'> = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-4);
  justify-items: var(--rt-google-subscription-align, start);
  padding-block: var(--rt-space-6);
  color: var(--rt-color-text-default);

  & > :is(.heading, p) {
    margin: 0;
    max-inline-size: var(--rt-measure);
  }

  & > .note {
    font: var(--rt-type-body-m);
    text-wrap: pretty;
  }

  & > .loads {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & > .outcome {
    inline-size: 100%;
    max-inline-size: 40rem;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { textLinks } from '../text-links.styles.ts';

export const BodyLinkListRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-2);
  padding-block-start: var(--rt-space-3);
  border-block-start: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);

  & > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > li {
    padding-block: var(--rt-space-2);
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
  }

  & > ul > li + li {
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  & > ul > li > a {
    display: block;
    padding-block: var(--rt-space-1);
  }

  & > ul > li > a:hover {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  & > ul > li > p {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-s);
  }

  & > ul > li > :is(span, p) a {
    ${textLinks}
  }
`;

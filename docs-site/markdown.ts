import { refractor } from 'refractor';
import bash from 'refractor/bash';
import css from 'refractor/css';
import json from 'refractor/json';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from './page.ts';
import { wordsOf } from './words.ts';

[bash, css, json, tsx, typescript].forEach((language) => refractor.register(language));

const parser = unified().use(remarkParse).use(remarkGfm);

/** The place that a heading makes, as GitHub names it: '## A block’s words' is `a-blocks-words`. */
const placeOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The names of languages after the three ticks, and those of the highlighter. */
const LANGUAGES: Readonly<Record<string, string>> = {
  tsx: 'tsx',
  jsx: 'tsx',
  ts: 'typescript',
  js: 'typescript',
  sh: 'bash',
  css: 'css',
  json: 'json',
  html: 'markup',
};

/** A document as a tree. Headings have ids, and code is in its parts. */
export function parseMarkdown(text: string): Node[] {
  const places = new Map<string, number>();
  const finish = (node: Node): Node => {
    const children = node.children?.map(finish);
    if (node.type === 'heading') {
      const place = placeOf(wordsOf(node));
      const earlier = places.get(place) ?? 0;
      places.set(place, earlier + 1);
      return { ...node, children: children!, id: earlier ? `${place}-${earlier}` : place };
    }
    if (node.type === 'code') {
      const language = LANGUAGES[node.lang ?? ''];
      return {
        ...node,
        ...(language && { children: refractor.highlight(node.value!, language).children as Node[] }),
      };
    }
    return children ? { ...node, children } : node;
  };
  return (parser.parse(text) as Node).children!.map(finish);
}

/** The tree with the address of each link and picture replaced. */
export const withAddresses = (nodes: readonly Node[], addressOf: (url: string) => string): Node[] =>
  nodes.map((node) => ({
    ...node,
    ...(node.url !== undefined && { url: addressOf(node.url) }),
    ...(node.children && { children: withAddresses(node.children, addressOf) }),
  }));

import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SOURCE } from '../../compiler/entries.ts';

export interface Port {
  name: string;
  description: string;
  methods: { name: string; signature: string; description: string }[];
}

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');

/** The ports that an app implements or takes from an adapter, from their interfaces. */
export function readPorts(): Port[] {
  const files = globSync('providers/ports/*.ts', { cwd: SOURCE }).filter((file) => !/\.test\./.test(file));
  return files.sort().flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      ts.sys.readFile(join(SOURCE, file))!,
      ts.ScriptTarget.Latest,
      true,
    );
    return source.statements.filter(ts.isInterfaceDeclaration).flatMap((node) => {
      const name = node.name.text;
      if (!/Port$/.test(name)) return [];
      const methods = node.members.map((member) => ({
        name: member.name?.getText() ?? '',
        signature: member.getText().replaceAll(/\s+/g, ' ').replace(/;$/, ''),
        description: commentOf(member),
      }));
      return { name, description: commentOf(node), methods };
    });
  });
}

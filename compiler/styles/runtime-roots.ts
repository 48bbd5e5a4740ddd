import { applyEdits } from './edit.ts';
import { parse } from './parse.ts';

/**
 * Returns the styles file with each root's stable id as its component id, so that styled-components at
 * run time uses the class names of the extracted CSS. The ids must be there before the file is
 * evaluated: `${CardRoot}` becomes text when the template is defined.
 */
export function withStableIds(file: string, code: string): string {
  return applyEdits(
    code,
    parse(file, code).roots.map(({ id, tagEnd }) => ({
      start: tagEnd,
      end: tagEnd,
      text: `.withConfig({ displayName: '', componentId: '${id}' })`,
    })),
  );
}

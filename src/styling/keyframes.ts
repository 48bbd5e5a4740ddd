const KEYFRAMES = /@(?:-webkit-)?keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Sheets repeat keyframes. One that no rule names is left out. */
export function withReadKeyframes(css: string): string {
  const rules = css.replace(KEYFRAMES, '');
  const known = new Set<string>();
  return css.replace(KEYFRAMES, (text: string, name: string) => {
    if (known.has(text) || !rules.includes(name)) return '';
    known.add(text);
    return text;
  });
}

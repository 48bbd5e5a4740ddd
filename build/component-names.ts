/**
 * esbuild gives an inner name another number when an outer one is the same, so `const Button =
 * part(ButtonRoot, function Button…)` would be `Button2` in React's tools and warnings. Returns the code
 * with such names as they were written: they are safe to change when nothing else in the file says them. A space
 * takes the number's place, so that what follows keeps its column and the source map stays true.
 */
export const withComponentNames = (code: string): string =>
  code.replace(/\bfunction ([A-Z]\w*?)(\d+)\(/g, (text, name: string, number: string) => {
    const declared = new RegExp(`\\bconst ${name} = `).test(code);
    const uses = code.match(new RegExp(`\\b${name}${number}\\b`, 'g'))!.length;
    return declared && uses === 1 ? `function ${name}${' '.repeat(number.length)}(` : text;
  });

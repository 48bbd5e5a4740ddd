/**
 * `styleable` names a component by its function, and React's tools, warnings and stacks show that name. esbuild appends
 * a number to an inner name that equals an outer one, so `const Button = styleable(ButtonRoot, function Button…)`
 * would be `Button2`. Restores the original names where nothing else in the file uses them. A space replaces the
 * number, so that columns remain correct.
 */
export const withComponentNames = (code: string): string =>
  code.replace(/\bfunction ([A-Z]\w*?)(\d+)\(/g, (text, name: string, number: string) => {
    const declared = new RegExp(`\\bconst ${name} = `).test(code);
    const uses = code.match(new RegExp(`\\b${name}${number}\\b`, 'g'))!.length;
    return declared && uses === 1 ? `function ${name}${' '.repeat(number.length)}(` : text;
  });

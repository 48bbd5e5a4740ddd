import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { asOnPage, sampleOf } from './samples.ts';
import { Stage } from './Stage.tsx';
import { token, tokensNamed, useTheme } from './theme.ts';

const ROLES = tokensNamed('type-')
  .filter((name) => !name.endsWith('-letter-spacing'))
  .sort(asOnPage);

/** The roles whose letters a brand may change the case of. */
const CASES: readonly (readonly [RegExp, string])[] = [
  [/^type-(display|headline)/, 'case-headline'],
  [/^type-kicker/, 'case-kicker'],
  [/^type-nav/, 'case-nav'],
  [/^type-section/, 'case-section'],
];

function styleOf(role: string): CSSProperties {
  const letters = CASES.find(([roles]) => roles.test(role))?.[1];
  return {
    font: token(role),
    letterSpacing: token(`${role}-letter-spacing`),
    ...(letters && { textTransform: token(letters) as CSSProperties['textTransform'] }),
    ...(role === 'type-kicker' && { fontStyle: token('style-kicker') }),
  };
}

/** Family, weight, size and line height as the browser computes them. */
function measured(element: Element): string {
  const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = getComputedStyle(element);
  const family = fontFamily.split(',')[0]!.replaceAll('"', '');
  const px = (value: string): string => `${Math.round(parseFloat(value) * 100) / 100}`;
  const spacing = letterSpacing === 'normal' ? '0' : px(letterSpacing);
  return `${family} ${fontWeight}, ${px(fontSize)}/${px(lineHeight)} px, letter-spacing ${spacing} px`;
}

function TypeRole({ role }: { role: string }) {
  const theme = useTheme();
  const sample = useRef<HTMLParagraphElement>(null);
  const [values, setValues] = useState('');
  // Sizes grow with the window. A new font changes the size of the text, too.
  useLayoutEffect(() => {
    const measure = (): void => setValues(measured(sample.current!));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(sample.current!);
    return () => observer.disconnect();
  }, [theme.brand, theme.mode]);
  return (
    <section className="foundations-type">
      <h3>{role}</h3>
      <p className="foundations-note" data-measured={role}>
        {values}
      </p>
      <p ref={sample} lang="es-CO" style={styleOf(role)}>
        {sampleOf(role)}
      </p>
    </section>
  );
}

/** Every role of type with a Spanish text, as large as in this window. */
export const TypeRoles = () => (
  <Stage>
    {ROLES.map((role) => (
      <TypeRole key={role} role={role} />
    ))}
  </Stage>
);

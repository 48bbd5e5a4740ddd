import { describe, expect, it } from 'vitest';
import { elementCode } from './element-code.ts';

const Card = ({ children }: { children?: unknown; [prop: string]: unknown }) => <>{children}</>;
const Close = { $$typeof: Symbol.for('react.forward_ref'), render: () => null } as unknown as typeof Card;
const shareIcon = { line: 'M12 3c2.6 1.8' };
const named = new Map<unknown, string>([
  [Close, 'DialogClose'],
  [shareIcon, 'shareIcon'],
]);
const codeOf = (element: React.ReactElement) => elementCode(element, named);

describe('Z2 the code of an example', () => {
  it('has attributes as a person writes them', () => {
    expect(codeOf(<Card title="Día" large count={2} hidden={false} gone={undefined} quote={'a "b"'} />)).toBe(
      String.raw`<Card title="Día" large count={2} hidden={false} quote={"a \"b\""} />`,
    );
  });

  it('names what the package exports, also a component without a name', () => {
    expect(codeOf(<Close icon={shareIcon}>Cerrar</Close>)).toBe(
      '<DialogClose icon={shareIcon}>Cerrar</DialogClose>',
    );
  });

  it('leaves functions, and objects with functions, to the reader', () => {
    expect(codeOf(<Card onClick={() => undefined} port={{ load: () => undefined }} />)).toBe(
      '<Card onClick={onClick} port={port} />',
    );
  });

  it('leaves drawings to the reader, and names a file in place of a picture', () => {
    expect(codeOf(<Card mark={{ path: 'M0 0L9.5 3' }} photo="data:image/svg+xml,x" />)).toBe(
      "<Card mark={mark} photo={'/foto.jpg'} />",
    );
  });

  it('shows the first of a long list before the element', () => {
    const stories = Array.from({ length: 5 }, (_, at) => ({
      headline: 'Un titular largo para una lista larga. '.repeat(6),
      at,
    }));
    const code = codeOf(<Card stories={stories} />);
    expect(code).toMatch(
      /^const stories = \[\{ headline: "Un titular.*at: 0 \}, \/\/ 4 more\n\];\n\n<Card stories=\{stories\} \/>$/s,
    );
  });

  it('shows an element with much data without any', () => {
    const data = { text: 'x'.repeat(200) };
    expect(codeOf(<Card a={data} b={data} c={data} d={data} />)).toBe('<Card a={a} b={b} c={c} d={d} />');
  });

  it('shows two of many like children, and text in one piece', () => {
    expect(
      codeOf(
        <Card>
          {[1, 2, 3, 4].map((at) => (
            <p key={at}>{at}. Párrafo</p>
          ))}
        </Card>,
      ),
    ).toBe('<Card><p>1. Párrafo</p>\n<p>2. Párrafo</p>\n{/* 2 more */}</Card>');
  });
});

// `React` must be in scope: Storybook compiles the manager with `React.createElement`.
import * as React from 'react';
import { useArgs, useGlobals, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { buildArgsParam } from 'storybook/internal/router';
import { ALL_BRANDS, MODES, PUBLISHED, type Mode } from './brands.ts';
import { sizesOf, type Size } from './story-sizes.ts';

interface Channel {
  last(event: string): unknown;
  once(event: string, listener: () => void): void;
}
type Preview = Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** The sheet covers the canvas, which stays mounted: Storybook's panels talk to it. */
const SHEET: React.CSSProperties = {
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  overflow: 'auto',
  padding: 16,
  background: '#f1f1f1',
  color: '#1a1a1a',
  font: '13px/1.5 sans-serif',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  alignContent: 'start',
  gap: 16,
};
const PAIR: React.CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
};
const NOTE: React.CSSProperties = { ...SHEET, inset: '0 0 auto', padding: '8px 16px', display: 'block' };

const capitalised = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** The end of the content: a dialog that covers the page ends with the page. */
function contentEnd({ body, documentElement }: Document): number {
  const bottoms = [...body.querySelectorAll('#storybook-root *, body > :not(.sb-wrapper, script) *')].map(
    (element) => element.getBoundingClientRect().bottom,
  );
  return Math.min(documentElement.scrollHeight, Math.ceil(Math.max(0, ...bottoms)) + 16);
}

interface CellProps {
  name: string;
  src: string;
  size: Size;
}

/** A page with the story, as narrow as the cell and as high as the story. */
function Cell({ name, src, size }: CellProps) {
  const frame = React.useRef<HTMLIFrameElement>(null);
  const [cellWidth, setCellWidth] = React.useState(0);
  const [height, setHeight] = React.useState(size.height);

  React.useEffect(() => {
    const observer = new ResizeObserver(([cell]) => setCellWidth(cell!.contentRect.width));
    observer.observe(frame.current!.parentElement!);
    return () => observer.disconnect();
  }, []);

  const fit = (): void => {
    const { contentDocument, contentWindow } = frame.current!;
    const channel = (contentWindow as Preview).__STORYBOOK_ADDONS_CHANNEL__;
    const measure = (): void => setHeight(Math.max(size.height / 2, contentEnd(contentDocument!)));
    if (channel?.last('storyFinished')) measure();
    else channel?.once('storyFinished', measure);
  };

  const scale = Math.min(1, cellWidth / size.width);
  return (
    <div style={{ overflow: 'hidden', blockSize: height * scale, background: '#fff' }}>
      <iframe
        ref={frame}
        title={name}
        src={src}
        width={size.width}
        height={height}
        onLoad={fit}
        style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  );
}

/** The size that the viewport of the toolbar has. */
function useViewport(globals: Record<string, unknown>): Partial<Size> {
  const { options = {} } = useParameter<{ options?: Record<string, { styles: { width: string } }> }>(
    'viewport',
    {},
  );
  const { viewport } = globals as { viewport?: { value?: string } };
  const width = parseInt(options[viewport?.value ?? '']?.styles.width ?? '', 10);
  return width > 0 ? { width } : {};
}

function Sheet({ storyId, title }: { storyId: string; title: string }) {
  const [globals, , storyGlobals] = useGlobals();
  const [args, , , initialArgs] = useArgs();
  const size = { ...sizesOf(title)[0]!, ...useViewport(globals) };
  const params = buildArgsParam(initialArgs, args);
  const address = (brand: string, mode: Mode): string =>
    `iframe.html?viewMode=story&id=${storyId}&args=${params}&globals=brand:${brand};mode:${mode};` +
    ['textSize', 'direction', 'content', 'language', 'motion', 'forcedColours']
      .map((name) => `${name}:${String(globals[name])}`)
      .join(';');
  const only = <T,>(values: readonly T[], key: string): T[] =>
    values.filter((value) => value === (storyGlobals[key] ?? value));
  return (
    <div style={SHEET} id="all-brands">
      {only(PUBLISHED, 'brand').map((brand) => (
        <section key={brand}>
          <strong>{capitalised(brand)}</strong>
          <div style={PAIR}>
            {only(MODES, 'mode').map((mode) => (
              <div key={mode}>
                {mode}
                <Cell name={`${brand} ${mode}`} src={address(brand, mode)} size={size} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Around the canvas: with the brand "All brands", the story in each brand and mode. */
export function AllBrands({ children }: React.PropsWithChildren) {
  const [, , , userGlobals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const entry = useStorybookApi().getCurrentStoryData();
  if (userGlobals['brand'] !== ALL_BRANDS || !entry) return children;
  return (
    <>
      {children}
      {viewMode === 'story' ? (
        <Sheet key={storyId} storyId={storyId} title={entry.title} />
      ) : (
        <p style={NOTE}>All brands shows one story at a time. Choose a story of this page in the sidebar.</p>
      )}
    </>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { TOKEN_NAMES } from '../../src/tokens/generated/tokens.ts';

const meta = { title: 'Tokens', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SENTENCE = 'Bogotá amaneció con lluvia y sin prisa';

const named = (prefix: string): string[] => TOKEN_NAMES.filter((name) => name.startsWith(prefix));
const token = (name: string): string => `var(--rt-${name})`;

const GRID: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: token('space-4'),
  padding: 0,
  listStyle: 'none',
};

/** A token: a sample and its name. */
const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <li style={{ display: 'grid', alignContent: 'start', gap: token('space-2') }}>
    {children}
    <code style={{ font: token('type-label-s'), overflowWrap: 'anywhere' }}>{name}</code>
  </li>
);

/** Every token of a group, each as a box with one property. */
const Boxes = ({ prefix, style }: { prefix: string; style: (value: string) => CSSProperties }) => (
  <ul style={GRID}>
    {named(prefix).map((name) => (
      <Sample key={name} name={name}>
        <div style={{ blockSize: '3.5rem', ...style(token(name)) }} />
      </Sample>
    ))}
  </ul>
);

const edge = `1px solid ${token('color-border-default')}`;
const surface = token('color-surface-sunken');

export const Colour: Story = {
  render: () => <Boxes prefix="color-" style={(value) => ({ background: value, border: edge })} />,
};

export const Type: Story = {
  render: () => (
    <ul style={{ ...GRID, gridTemplateColumns: '1fr' }}>
      {named('type-')
        .filter((name) => !name.endsWith('-letter-spacing'))
        .map((name) => (
          <Sample key={name} name={name}>
            <p style={{ font: token(name), letterSpacing: token(`${name}-letter-spacing`) }}>{SENTENCE}</p>
          </Sample>
        ))}
    </ul>
  ),
};

export const Families: Story = {
  render: () => (
    <ul style={{ ...GRID, gridTemplateColumns: '1fr' }}>
      {named('font-').map((name) => (
        <Sample key={name} name={name}>
          <p style={{ fontFamily: token(name), fontSize: '1.5rem' }}>{SENTENCE}</p>
        </Sample>
      ))}
    </ul>
  ),
};

export const Space: Story = {
  render: () => (
    <Boxes
      prefix="space-"
      style={(value) => ({ inlineSize: value, background: token('color-action-default') })}
    />
  ),
};

export const Radius: Story = {
  render: () => (
    <Boxes prefix="radius-" style={(value) => ({ borderRadius: value, background: surface, border: edge })} />
  ),
};

export const Elevation: Story = {
  render: () => (
    <Boxes
      prefix="elevation-"
      style={(value) => ({ boxShadow: value, background: token('color-surface-raised') })}
    />
  ),
};

export const Ratio: Story = {
  render: () => (
    <Boxes
      prefix="ratio-"
      style={(value) => ({ blockSize: 'auto', aspectRatio: value, background: surface, border: edge })}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { z } from 'zod';
import { defineBlock } from 'rotativa/blocks';
import { editorConfig } from 'rotativa/editor';
import { problemsOf } from '../../apps/desk/src/app/form/problems.ts';
import { SettingField } from '../../apps/desk/src/app/form/SettingField.tsx';
import { DESK_META } from './desk-room.tsx';

const [BLOCK] = editorConfig([
  defineBlock({
    name: 'topic',
    label: 'Tema del día',
    settings: z.object({
      feedSize: z
        .number()
        .int()
        .min(1)
        .max(12)
        .default(4)
        .meta({ title: 'Número de notas', description: 'Las más recientes.' }),
    }),
    load: () => ({}),
    props: () => ({}),
    view: () => null,
  }),
]).blocks;
const FIELD = BLOCK!.fields.find(({ name }) => name === 'feedSize')!;

interface FieldArgs {
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A setting with the fault that its schema finds, as in the form of a block. */
function Setting({ value, onChange }: FieldArgs) {
  const [present, setPresent] = useState(value);
  return (
    <SettingField
      field={FIELD}
      value={present}
      path={['feedSize']}
      problems={problemsOf(BLOCK!.schema, { feedSize: present })}
      onChange={(next) => {
        setPresent(next);
        onChange(next);
      }}
    />
  );
}

const meta = { ...DESK_META, component: Setting, args: { value: 4, onChange: fn() } } satisfies Meta<
  typeof Setting
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** The fault is at the field, and goes when it is mended. */
export const WithProblem: Story = {
  args: { value: 50 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Número de notas');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/De 1 a 12.*Debe ser/);
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.clear(field);
    await userEvent.type(field, '50');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

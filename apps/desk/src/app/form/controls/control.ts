import type { ComponentType } from 'react';
import type { EditorField } from 'rotativa/editor';
import type { Problem } from '../problems.ts';

export interface SettingFieldProps {
  field: EditorField;
  value: unknown;
  /** The keys that lead to the setting. */
  path: readonly (string | number)[];
  problems: readonly Problem[];
  onChange: (value: unknown) => void;
}

export interface ControlProps extends SettingFieldProps {
  /** The first fault of the setting, or of something in it. */
  problem: string | undefined;
  /** The field of a setting inside this one. */
  Inner: ComponentType<SettingFieldProps>;
}

/** The control of a kind of settings. */
export type Control = ComponentType<ControlProps>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const EMPTY: Readonly<Partial<Record<EditorField['kind'], unknown>>> = {
  text: '',
  boolean: false,
  list: [],
  map: {},
  group: {},
};

/** The value of a new entry. */
export const emptyOf = ({ kind, min, default: usual }: EditorField): unknown =>
  usual ?? (kind === 'number' ? (min ?? 0) : EMPTY[kind]);

/** The value of a setting for which nothing is chosen. */
export const unchosen = ({ required, default: usual }: EditorField): unknown =>
  usual ?? (required ? '' : undefined);

/** '1 a 12', '5 de 80 letras' */
export function limitsInWords(
  { kind, min, max, maxLength }: EditorField,
  value: unknown,
): string | undefined {
  if (kind === 'number') {
    if (min !== undefined && max !== undefined) return `De ${min} a ${max}.`;
    if (max !== undefined) return `Máximo ${max}.`;
    return min !== undefined && min !== 0 ? `Mínimo ${min}.` : undefined;
  }
  if (kind === 'text' && maxLength !== undefined) return `${textOf(value).length} de ${maxLength} letras.`;
  return undefined;
}

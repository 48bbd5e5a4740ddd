import { useEffect, useId, type ReactNode } from 'react';
import { token, type TokenName } from 'rotativa/tokens';
import type { BrandKey } from 'rotativa/themes';
import { useDeskSearch } from '../../pick/desk-search.tsx';
import { FieldGroup } from '../controls/FieldGroup.tsx';
import { textOf, type ControlProps } from '../controls/control.ts';

/** The roles of colours that blocks may take, by the names of their tokens without 'color-'. */
const ROLES = {
  'surface-page': 'Fondo de la página',
  'surface-raised': 'Fondo elevado',
  'surface-sunken': 'Fondo hundido',
  'surface-tint': 'Fondo con tinte',
  'surface-accent': 'Fondo de acento',
  'surface-inverse': 'Fondo inverso',
  accent: 'Acento',
  'accent-alt': 'Segundo acento',
  'action-default': 'Botones',
  kicker: 'Antetítulos',
  'link-default': 'Enlaces',
  'text-default': 'Texto',
  'text-muted': 'Texto secundario',
  'text-inverse': 'Texto inverso',
  'border-default': 'Líneas',
} as const satisfies Partial<
  Record<TokenName extends infer N ? (N extends `color-${infer R}` ? R : never) : never, string>
>;

/** Each brand's colours are one sheet, which counts only inside `data-brand`. The desk itself has that of the weekly. */
const SHEETS: Readonly<Partial<Record<BrandKey, () => Promise<unknown>>>> = {
  daily: () => import('rotativa/themes/daily.css'),
  women: () => import('rotativa/themes/women.css'),
  men: () => import('rotativa/themes/men.css'),
  forums: () => import('rotativa/themes/forums.css'),
  rural: () => import('rotativa/themes/rural.css'),
};

/** A colour by its role, shown as the brand has it by day and by night. */
export function ColourRoleControl({ field, value, problem, onChange }: ControlProps): ReactNode {
  const { brand } = useDeskSearch()!;
  const name = useId();
  useEffect(() => void SHEETS[brand]?.().catch(console.error), [brand]);
  const role = textOf(value);
  const gone =
    role !== '' && !Object.hasOwn(ROLES, role) ? `El color “${role}” no existe. Elige otro.` : undefined;
  return (
    <FieldGroup label={field.label} help={field.help} problem={problem ?? gone}>
      <div className="roles" data-brand={brand}>
        {Object.entries(ROLES).map(([key, label]) => {
          const colour = { background: token(`color-${key}` as TokenName) };
          return (
            <label key={key}>
              <input type="radio" name={name} checked={key === role} onChange={() => onChange(key)} />
              <span className="swatch" data-mode="light">
                <span style={colour} />
              </span>
              <span className="swatch" data-mode="dark">
                <span style={colour} />
              </span>
              <span>{label}</span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}

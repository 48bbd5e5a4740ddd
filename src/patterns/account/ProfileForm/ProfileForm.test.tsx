// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { profileFormTexts } from '../../../domain/accounts/profile-fields.ts';
import { FIELD_RULES } from '../../../domain/accounts/validation.ts';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { parseForm } from '../../../forms/parse.ts';
import { profileForm } from '../../../forms/profile.ts';
import type { ProfileChanges } from '../../../providers/ports/identity.ts';
import { profileCard } from '../../../messages/patterns.ts';
import { FULL_PROFILE, NEW_PROFILE } from '../ProfileCard/profile.fixture.ts';
import { profileChanges, profileValues } from './profile-changes.ts';
import { ProfileForm } from './ProfileForm.tsx';

const now = (): Date => new Date('2026-11-20T15:00:00Z');

function parsed(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return parseForm(profileForm({ now, attributes: 1 }), data);
}
const errorsOf = (values: Record<string, string>): string[] =>
  Object.keys(parsed(values).reply().error ?? {});

describe('A10 A13 the rules of the profile', () => {
  it.each([
    ['firstName', 'á'.repeat(FIELD_RULES.firstName.max)],
    ['lastName', 'ñ'.repeat(FIELD_RULES.lastName.max)],
    ['secondLastName', 'x'.repeat(FIELD_RULES.secondLastName.max)],
    ['displayName', 'x'.repeat(FIELD_RULES.displayName.max)],
    ['phone', '300-123-4567'],
    ['workPhone', '3001234567'],
    ['birthDate', '2012-11-20'],
    ['attribute0', 'x'.repeat(FIELD_RULES.attributeValue.max)],
  ])('accepts %s at its limit and refuses it beyond', (name, value) => {
    expect(errorsOf({ [name]: value })).toEqual([]);
    expect(errorsOf({ [name]: name === 'birthDate' ? '2012-11-21' : `${value}xx` })).toEqual([name]);
  });

  it.each([
    ['firstName', '<Ana>'],
    ['phone', '30012'],
    ['phone', '300 123 45'],
    ['birthDate', '1899-01-01'],
    ['birthDate', '2001-02-30'],
  ])('refuses %s %s', (name, value) => {
    expect(errorsOf({ [name]: value })).toEqual([name]);
  });

  it('accepts a form without a value', () => {
    expect(errorsOf({})).toEqual([]);
  });
});

describe('A10 the changes of a profile', () => {
  const changesOf = (typed: Record<string, string>, profile = FULL_PROFILE): ProfileChanges => {
    const submission = parsed({ ...profileValues(profile), ...typed });
    if (submission.status !== 'success') throw new Error(JSON.stringify(submission.reply().error));
    return profileChanges(submission.value, profile);
  };

  it('are the profile itself when nothing was typed', () => {
    const { firstName, birthDay, contacts, attributes } = changesOf({});
    expect({ firstName, birthDay, attributes }).toEqual({
      firstName: 'Rosa Elvira',
      birthDay: '09',
      attributes: FULL_PROFILE.attributes,
    });
    expect(contacts).toEqual(FULL_PROFILE.contacts);
  });

  it('clear emptied fields', () => {
    const emptied = changesOf({ firstName: ' ', birthDate: '', phone: '', attribute0: '' });
    expect(emptied).toMatchObject({ firstName: null, birthYear: null, birthMonth: null, birthDay: null });
    expect(emptied.contacts).toEqual([{ phone: '601-2345678', type: 'WORK' }]);
    expect(emptied.attributes).toEqual([]);
  });

  it('keep the phones that have no field', () => {
    const many = [
      { phone: '3001234567', type: 'PRIMARY' },
      { phone: '3007654321', type: 'PRIMARY' },
      { phone: '3000000000', type: 'FAX' },
    ];
    expect(changesOf({ phone: '3009999999' }, { ...FULL_PROFILE, contacts: many }).contacts).toEqual([
      { type: 'PRIMARY', phone: '3009999999' },
      { type: 'OTHER', phone: '3000000000' },
      { phone: '3007654321', type: 'PRIMARY' },
    ]);
  });

  it('do not name attributes that the profile does not have', () => {
    expect(changesOf({}, NEW_PROFILE)).not.toHaveProperty('attributes');
  });
});

describe('A10 the form of the profile', () => {
  const show = (onSave: (changes: ProfileChanges) => Promise<void>) =>
    render(<ProfileForm profile={FULL_PROFILE} now={now} back="/perfil/" onSave={onSave} />);

  it('says that the changes are saved', async () => {
    const save = vi.fn(async () => undefined);
    show(save);
    await userEvent.clear(screen.getByLabelText('Nombres'));
    await userEvent.type(screen.getByLabelText('Nombres'), 'Ana María');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect((await screen.findByRole('status')).textContent).toContain('Los cambios quedaron guardados.');
    expect(save.mock.calls).toMatchObject([[{ firstName: 'Ana María' }]]);
  });

  it.each(profileFormTexts())('shows %s, and saves what is typed there', async (name) => {
    const save = vi.fn(async () => undefined);
    show(save);
    const field = screen.getByLabelText(profileCard[name]);
    expect(field).toHaveProperty('value', FULL_PROFILE[name] ?? '');
    await userEvent.clear(field);
    await userEvent.type(field, 'Nuevo');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByRole('status');
    expect(save.mock.calls).toMatchObject([[{ [name]: 'Nuevo' }]]);
  });

  it.each([
    ['300127,300129', 'Nombres'],
    ['100023', 'Nombre público'],
    ['300071', 'Teléfono principal'],
    ['userNotOfAge', 'Fecha de nacimiento'],
  ])('shows %s of the service at the field %s, and keeps what was typed', async (code, label) => {
    show(() => Promise.reject(new ApiError(code, 'refused', 400)));
    await userEvent.type(screen.getByLabelText('Apellido'), ' Díaz');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Apellido')).toHaveProperty('value', 'Quintero Díaz');
  });
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileFormTexts } from '../../../domain/accounts/profile-fields.ts';
import { profileCard } from '../../../messages/patterns.ts';
import { FULL_PROFILE, NEW_PROFILE } from './profile.fixture.ts';
import { profileRows } from './profile-rows.ts';
import { ProfileCard } from './ProfileCard.tsx';

const EDIT = '/autogestion/editarperfil/';

describe('A10 the profile', () => {
  it('shows every field in words', () => {
    render(<ProfileCard profile={FULL_PROFILE} edit={EDIT} />);
    expect(profileRows(FULL_PROFILE).filter(({ values }) => values.length > 0)).toEqual([
      { label: 'Nombres', values: ['Rosa Elvira'] },
      { label: 'Apellido', values: ['Quintero'] },
      { label: 'Segundo apellido', values: ['de la Espriella'] },
      { label: 'Nombre público', values: ['rosaquintero'] },
      { label: 'Género', values: ['Femenino'] },
      { label: 'Fecha de nacimiento', values: ['9 de mayo de 1984'] },
      { label: 'Teléfonos', values: ['3001234567 (principal)', '601-2345678 (trabajo)'] },
      { label: 'Profesión', values: ['Ingeniera de sistemas'] },
    ]);
    expect(screen.getByRole('heading', { name: 'Rosa Elvira Quintero de la Espriella' })).toBeTruthy();
    expect(screen.getByText('Correo verificado')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Editar perfil' }).getAttribute('href')).toBe(EDIT);
  });

  it('shows the fields that are missing, and an address that is not verified', () => {
    render(<ProfileCard profile={NEW_PROFILE} edit={EDIT} />);
    const texts = (group: 'names' | 'personal') => profileFormTexts(group).map((name) => profileCard[name]);
    const { gender, birthDate, phones } = profileCard;
    const labels = [...texts('names'), gender, birthDate, ...texts('personal'), phones];
    expect(profileRows(NEW_PROFILE)).toEqual(labels.map((label) => ({ label, values: [] })));
    expect(screen.getAllByText('Sin registrar')).toHaveLength(labels.length);
    expect(screen.getByRole('heading', { name: NEW_PROFILE.email! })).toBeTruthy();
    expect(screen.getByText('Correo sin verificar')).toBeTruthy();
  });

  it('prints an unknown code as it is, and no picture from an unsafe address', () => {
    const profile = { ...NEW_PROFILE, gender: 'OTHER', picture: 'javascript:alert(1)' };
    render(<ProfileCard profile={profile} edit={EDIT} />);
    expect(screen.getByText('OTHER')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});

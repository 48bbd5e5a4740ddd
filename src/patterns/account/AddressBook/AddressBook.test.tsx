// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { citiesOf, DEPARTMENTS } from '../../../domain/places/colombia.ts';
import { stubBrowser } from '../../../testing/index.ts';
import { ready } from '../desk-parts/states.fixture.ts';
import { addressErrors } from './address-rules.ts';
import { AddressBook } from './index.ts';

beforeEach(() => stubBrowser());

const ADDRESS = { line1: 'Calle 1', locality: 'Cali', region: 'Valle del Cauca', country: 'CO' };
const entry = { id: '1', title: 'Facturación', address: ADDRESS };
const loadPlaces = async () => ({ departments: DEPARTMENTS, citiesOf });

describe('A13 the places of Colombia', () => {
  it('are 33 departments with their municipalities', () => {
    expect(DEPARTMENTS).toHaveLength(33);
    expect(DEPARTMENTS.flatMap(citiesOf)).toHaveLength(1119);
    expect(citiesOf('Nariño')).toContain('Pasto');
    expect(citiesOf('Bogotá D.C.')).toEqual(['Bogotá D.C.']);
    expect(citiesOf('Nada')).toEqual([]);
  });
});

describe('A13 the rules of an address', () => {
  it.each([
    [{}, []],
    [{ line1: '' }, ['line1']],
    [{ line1: 'x'.repeat(256) }, []],
    [{ line1: 'x'.repeat(257) }, ['line1']],
    [{ locality: '  ' }, ['locality']],
    [{ locality: 'x'.repeat(101) }, ['locality']],
    [{ region: undefined }, ['region']],
    [{ line2: 'x'.repeat(257) }, ['line2']],
    [{ postal: 'x'.repeat(101) }, ['postal']],
  ])('%j has errors in %j', (change, fields) =>
    expect(Object.keys(addressErrors({ ...ADDRESS, ...change }))).toEqual(fields),
  );
});

describe('C5 the form of an address', () => {
  it('loads the places when it opens, and closes when it is saved', async () => {
    const onSave = vi.fn(async () => undefined);
    const places = vi.fn(loadPlaces);
    render(<AddressBook entries={ready([entry])} loadPlaces={places} onSave={onSave} />);
    expect(places).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Cambiar: Facturación' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /^Dirección/ }), {
      target: { value: ' Calle 2 ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar la dirección' }));
    expect(await screen.findByText('La dirección quedó guardada.')).toBeTruthy();
    expect(onSave).toHaveBeenCalledWith(
      entry,
      expect.objectContaining({ line1: 'Calle 2', region: 'Valle del Cauca' }),
    );
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([
    ['300166', 'Dirección'],
    ['300167', 'Ciudad o municipio'],
    ['300168', 'Departamento'],
  ])('code %s is shown at %j, and nothing is lost', async (code, name) => {
    const onSave = async () => Promise.reject(Object.assign(new Error(), { code }));
    render(<AddressBook entries={ready([entry])} loadPlaces={loadPlaces} onSave={onSave} defaultOpen="1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar la dirección' }));
    await waitFor(() => expect(screen.getByLabelText(new RegExp(`^${name}`))).toBeInvalid());
    expect(screen.getByRole('textbox', { name: /^Dirección/ })).toHaveValue('Calle 1');
  });

  it.each(['300165', '300169', 'timeout'])('code %s is shown above the form', async (code) => {
    const onSave = async () => Promise.reject(Object.assign(new Error(), { code }));
    render(<AddressBook entries={ready([entry])} loadPlaces={loadPlaces} onSave={onSave} defaultOpen="1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar la dirección' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

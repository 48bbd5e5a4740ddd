// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { citiesOf, DEPARTMENTS } from '../../../domain/places/colombia.ts';
import { addressForm } from '../../../forms/address.ts';
import { parseForm } from '../../../forms/parse.ts';
import { stubBrowser } from '../../../testing/index.ts';
import { ready } from '../settings-parts/states.fixture.ts';
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
    [{ region: '' }, ['region']],
    [{ region: 'Valle' }, ['region']],
    [{ locality: 'Medellín' }, ['locality']],
    [{ line2: 'x'.repeat(257) }, ['line2']],
    [{ postal: 'x'.repeat(101) }, ['postal']],
    [{ taxId: '' }, []],
    [{ taxId: '1.020.304.050' }, []],
    [{ taxId: '899.999.068-1' }, []],
    [{ taxId: '899.999.068-2' }, ['taxId']],
  ])('%j has errors in %j', (change, fields) => {
    const rules = { departments: DEPARTMENTS, cities: citiesOf(ADDRESS.region) };
    const submission = parseForm(addressForm(rules), new URLSearchParams({ ...ADDRESS, ...change }));
    expect(Object.keys(submission.reply().error ?? {})).toEqual(fields);
  });
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
    ['300165', 'Dirección'],
    ['300166', 'Dirección'],
    ['300167', 'Ciudad o municipio'],
    ['300168', 'Departamento'],
  ])('code %s is shown at %j, and nothing is lost', async (code, name) => {
    const onSave = async () => Promise.reject(new ApiError(code, 'refused', 400));
    render(<AddressBook entries={ready([entry])} loadPlaces={loadPlaces} onSave={onSave} defaultOpen="1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar la dirección' }));
    await waitFor(() => expect(screen.getByLabelText(new RegExp(`^${name}`))).toBeInvalid());
    expect(screen.getByRole('textbox', { name: /^Dirección/ })).toHaveValue('Calle 1');
  });

  it('takes a choice from the list only, and a corrected field has no error', async () => {
    const onSave = vi.fn(async () => undefined);
    render(<AddressBook entries={ready([entry])} loadPlaces={loadPlaces} onSave={onSave} defaultOpen="1" />);
    const department = await screen.findByRole('combobox', { name: /^Departamento/ });
    await waitFor(() => expect(department).toHaveFocus());
    await userEvent.clear(department);
    await userEvent.type(department, 'valle{Enter}');
    await waitFor(() => expect(department).toBeInvalid());
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(department).toHaveValue('Valle del Cauca');
    await waitFor(() => expect(department).toBeValid());
    await userEvent.clear(department);
    await userEvent.type(department, 'cauca{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la dirección' }));
    await waitFor(() => expect(screen.getByLabelText(/^Ciudad/)).toBeInvalid());
    await userEvent.type(screen.getByLabelText(/^Ciudad/), 'popayan{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Ciudad/)).toBeValid());
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la dirección' }));
    expect(await screen.findByText('La dirección quedó guardada.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cambiar: Facturación' })).toHaveFocus();
  });

  it('an address from before the table stays as it is', async () => {
    const onSave = vi.fn(async () => undefined);
    const old = { ...entry, address: { ...ADDRESS, region: 'Cundinamarca', locality: 'Bogotá' } };
    render(<AddressBook entries={ready([old])} loadPlaces={loadPlaces} onSave={onSave} defaultOpen="1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar la dirección' }));
    expect(await screen.findByText('La dirección quedó guardada.')).toBeTruthy();
    expect(onSave).toHaveBeenCalledWith(old, expect.objectContaining({ locality: 'Bogotá' }));
  });

  it.each(['300169', 'timeout'])('code %s is shown above the form', async (code) => {
    const onSave = async () => Promise.reject(new ApiError(code, 'refused', 400));
    render(<AddressBook entries={ready([entry])} loadPlaces={loadPlaces} onSave={onSave} defaultOpen="1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar la dirección' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('stays open while it is saved: the answer closes no form that the reader opened since', async () => {
    let saved = (): void => undefined;
    const onSave = () => new Promise<void>((resolve) => (saved = resolve));
    render(<AddressBook entries={ready([entry])} loadPlaces={loadPlaces} onSave={onSave} defaultOpen="1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar la dirección' }));
    const cancel = screen.getByRole('button', { name: 'Descartar' });
    expect(cancel).toBeDisabled();
    await userEvent.click(cancel);
    expect(screen.getByRole('form')).toBeInTheDocument();
    await act(async () => saved());
    expect(await screen.findByText('La dirección quedó guardada.')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

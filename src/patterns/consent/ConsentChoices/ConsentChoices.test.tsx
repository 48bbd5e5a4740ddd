// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CONSENT_NONE } from '../../../domain/consent/consent.ts';
import { consentInForm } from '../../../domain/consent/form.ts';
import { consent as messages } from '../../../messages/consent.ts';
import { ConsentChoices } from './index.ts';

const DECIDED = {
  ...CONSENT_NONE,
  measurement: true,
  version: '1',
  id: '3f0c2a64-55c1-4f0e-9b0f-6a1d1c0c7e11',
  at: new Date('2026-11-22T15:00:00Z'),
};
const given = (): ReturnType<typeof consentInForm> => {
  const form = document.querySelector('form')!;
  const fields = [...new FormData(form, screen.getByRole('button', { name: 'Guardar la elección' }))];
  return consentInForm(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])));
};

describe('X8 preferences', () => {
  it('have a switch for each purpose, all off before a decision', () => {
    render(<ConsentChoices page="/p/" decided={undefined} />);
    expect(screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ]);
    expect(screen.getByText('Todavía no hay una elección guardada en este navegador.')).toBeVisible();
    expect(given()).toEqual(CONSENT_NONE);
  });

  it('show the decision with its proof, and send the chosen purposes', async () => {
    render(<ConsentChoices page="/p/" decided={DECIDED} />);
    expect(screen.getByText(/comprobante 3f0c2a64-55c1-4f0e-9b0f-6a1d1c0c7e11/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Medición' })).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Medición' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Contenido de otros sitios' }));
    expect(given()).toEqual({ ...CONSENT_NONE, embeds: true });
  });

  it('the text and its version change together: readers are asked again', () => {
    const texts = Object.values(messages).map((text) => (typeof text === 'function' ? text('', '') : text));
    expect(createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)).toBe('dbf3fcb06cc99d25');
  });

  it('keeps the chosen purposes when Enter is pressed on a switch', async () => {
    render(<ConsentChoices page="/p/" decided={undefined} />);
    let sent: FormData | undefined;
    document.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      sent = new FormData(event.currentTarget as HTMLFormElement, event.submitter);
    });
    const measurement = screen.getByRole('switch', { name: 'Medición' });
    await userEvent.click(measurement);
    await userEvent.type(measurement, '{Enter}', { skipClick: true });
    const fields = [...sent!].map(([name, value]): [string, string] => [name, String(value)]);
    expect(consentInForm(new URLSearchParams(fields))).toEqual({ ...CONSENT_NONE, measurement: true });
  });
});

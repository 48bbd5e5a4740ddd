// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpCentre, type HelpCentreProps } from './HelpCentre.tsx';

const PROPS: HelpCentreProps = {
  trail: [{ text: 'Semanario', href: '/' }, { text: 'Centro de ayuda' }],
  search: { action: '/ayuda/', query: '' },
  groups: [
    {
      questions: [
        {
          id: 'cancelar',
          question: '¿Hasta cuándo?',
          answer: ['Dos días.', ['Está en ', { text: 'la cuenta', href: '/perfil/' }, '.']],
          steps: ['Entrar.', 'Cancelar.'],
        },
      ],
    },
  ],
  missing: { text: '¿No encontraste lo que buscabas?', href: '/ayuda/contacto/' },
  whatsapp: 'https://whatsapp.com/channel/semanario',
};

describe('B14 HelpCentre', () => {
  it('a question has an address inside its answer, so that a link to it opens the answer', () => {
    const { container } = render(<HelpCentre {...PROPS} />);
    const target = container.querySelector('#cancelar')!;
    expect(target.closest('details')?.open).toBe(false);
    expect(target.textContent).toBe('Dos días.Está en la cuenta.Entrar.Cancelar.');
  });

  it('searches by an address', () => {
    render(<HelpCentre {...PROPS} search={{ action: '/ayuda/', query: 'factura' }} />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/ayuda/']);
    expect(screen.getByRole('searchbox')).toHaveValue('factura');
    expect(screen.getByRole('status')).toHaveTextContent('1 respuesta para «factura»');
  });

  it('says that there are no results, and offers ways to go on', () => {
    render(<HelpCentre {...PROPS} groups={[]} search={{ action: '/ayuda/', query: 'zzz' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('No hay respuestas para «zzz»');
    expect(screen.getByRole('status')).toHaveTextContent('una sola palabra');
  });

  it('always shows the links to the form and to WhatsApp; the way back only below the first page', () => {
    const { rerender } = render(<HelpCentre {...PROPS} />);
    expect(screen.getByRole('link', { name: '¿No encontraste lo que buscabas?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ayuda por WhatsApp' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Volver' })).toBeNull();
    rerender(<HelpCentre {...PROPS} back="/ayuda/" />);
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/ayuda/');
  });

  it.each([
    [{ number: 12 }, 'Recibimos el mensaje: caso 12'],
    [{}, 'Recibimos el mensaje'],
  ])('%j: says that the message was sent', (sent, title) => {
    render(<HelpCentre {...PROPS} search={undefined} sent={sent} />);
    expect(screen.getByRole('status')).toHaveTextContent(title);
  });
});

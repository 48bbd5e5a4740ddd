// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchRefine, type SearchRefineProps } from './SearchRefine.tsx';

const PROPS: SearchRefineProps = {
  action: '/buscador/',
  kept: [
    { name: 'q', value: 'agua' },
    { name: 'tipo', value: 'notas' },
  ],
  sections: [
    { value: 'nacion', label: 'Nación' },
    { value: 'cultura', label: 'Cultura' },
  ],
  chosen: [{ value: 'cultura', label: 'Cultura' }],
  years: { first: 2013, last: 2026, from: 2019 },
};

const sent = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)] as [string, string][]).toString();

describe('B11 SearchRefine', () => {
  it('is a form without a script, with the lists of the browser', () => {
    document.body.innerHTML = renderToString(<SearchRefine {...PROPS} />);
    const form = document.querySelector('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/buscador/', 'get']);
    expect(sent(form)).toBe('q=agua&tipo=notas&seccion=cultura&desde=2019&hasta=');
    const [from, to] = document.querySelectorAll<HTMLInputElement>('input[type=number]');
    expect([from?.min, from?.max, to?.value]).toEqual(['2013', '2026', '']);
    document.body.innerHTML = '';
  });

  it('sends the same with one', () => {
    const { container } = render(<SearchRefine {...PROPS} open />);
    expect(sent(container.querySelector('form')!)).toBe(
      'q=agua&tipo=notas&seccion=cultura&desde=2019&hasta=',
    );
    expect(screen.getByRole('spinbutton', { name: 'Desde el año' })).toHaveValue('2019');
  });

  it('leads to no address that is not safe', () => {
    document.body.innerHTML = renderToString(<SearchRefine {...PROPS} action="javascript:alert(1)" />);
    expect(document.querySelector('form')!.getAttribute('action')).toBeNull();
    document.body.innerHTML = '';
  });
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { MeterNotice } from './MeterNotice.tsx';
import { meterProps } from './meter-props.ts';
import { METER_FROM, showMeter } from './show-meter.ts';

const PATH = '/nacion/articulo/x/';

describe('P4 MeterNotice', () => {
  it('is empty until the paywall has counted, and up to the second story', () => {
    render(<MeterNotice {...meterProps(weekly, PATH)} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    for (let rc = 1; rc < METER_FROM; rc += 1) showMeter(document, { rc, most: 5 });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it.each([
    [weekly, 3, 'Le quedan 2 notas gratis.'],
    [weekly, 4, 'Le queda una nota gratis.'],
    [weekly, 5, 'Esta es su última nota gratis.'],
    [weekly, 9, 'Esta es su última nota gratis.'],
    [daily, 3, 'Te quedan 2 notas gratis.'],
    [daily, 4, 'Te queda una nota gratis.'],
    [daily, 5, 'Esta es tu última nota gratis.'],
  ])('$name after %d of 5: %s', (brand, rc, words) => {
    render(<MeterNotice {...meterProps(brand, PATH)} />);
    showMeter(document, { rc, most: 5 });
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: brand.offer.button })).toHaveAttribute(
      'href',
      brand.routes.subscribe,
    );
    expect(screen.getByRole('link', { name: /^Inici/ })).toHaveAttribute(
      'href',
      `${brand.routes.signIn}?redirect=${encodeURIComponent(PATH)}`,
    );
  });

  it('is a landmark once it has words', () => {
    render(<MeterNotice {...meterProps(weekly, PATH)} />);
    expect(screen.queryByRole('complementary', { name: 'Notas gratis' })).toBeNull();
    showMeter(document, { rc: 3, most: 5 });
    expect(screen.getByRole('complementary', { name: 'Notas gratis' })).toBeTruthy();
  });

  it.each([
    ['to what had it before', 'Siguiente nota'],
    ['to the page, for a reader who came to it by other ways', undefined],
  ])('is closed by its button, which returns the focus %s', (_way, before) => {
    render(
      <main tabIndex={-1}>
        <a href="/b/">Siguiente nota</a>
        <MeterNotice {...meterProps(weekly, PATH)} />
      </main>,
    );
    showMeter(document, { rc: 3, most: 5 });
    const button = screen.getByRole('button', { name: 'Cerrar' });
    if (before) screen.getByRole('link', { name: before }).focus();
    button.focus();
    fireEvent.click(button);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(before ? screen.getByRole('link', { name: before }) : screen.getByRole('main')).toHaveFocus();
  });

  it('does not take the focus when it is closed from elsewhere', () => {
    render(
      <main tabIndex={-1}>
        <a href="/b/">Siguiente nota</a>
        <MeterNotice {...meterProps(weekly, PATH)} />
      </main>,
    );
    showMeter(document, { rc: 3, most: 5 });
    screen.getByRole('link', { name: 'Siguiente nota' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.getByRole('link', { name: 'Siguiente nota' })).toHaveFocus();
  });

  it('a page without the notice stays as it is', () => {
    showMeter(document, { rc: 3, most: 5 });
    expect(document.body).toBeEmptyDOMElement();
  });
});

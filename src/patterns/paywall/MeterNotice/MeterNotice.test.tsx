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

  it('is closed by its button', () => {
    render(<MeterNotice {...meterProps(weekly, PATH)} />);
    showMeter(document, { rc: 3, most: 5 });
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('a page without the notice stays as it is', () => {
    showMeter(document, { rc: 3, most: 5 });
    expect(document.body).toBeEmptyDOMElement();
  });
});

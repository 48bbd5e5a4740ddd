// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyRecipe } from './BodyRecipe.tsx';

describe('N2 recipe', () => {
  it('names servings and time, has a box for each ingredient, and numbered steps', () => {
    render(<BodyRecipe yields="6 porciones" minutes={95} ingredients={['<b>Sal</b>']} steps={['Hierva.']} />);
    expect(screen.getByRole('region', { name: 'Receta' })).toBeTruthy();
    expect(screen.getByText('Rinde').nextSibling?.textContent).toBe('6 porciones');
    expect(screen.getByText('Tiempo').nextSibling?.textContent).toBe('1 h 35 min');
    expect(screen.getByRole('checkbox', { name: 'Sal' })).toBeTruthy();
    expect(screen.getByText('Hierva.').closest('ol')).toBeTruthy();
  });

  it.each([
    [45, '45 min'],
    [120, '2 h'],
  ])('%d minutes are %s', (minutes, text) => {
    render(<BodyRecipe minutes={minutes} ingredients={['Sal']} steps={['Hierva.']} />);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Rinde')).toBeNull();
  });
});

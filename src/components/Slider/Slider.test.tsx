// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Slider } from './index.ts';

describe('T4 Slider', () => {
  describeConformance(Slider, { props: { label: 'Tamaño' }, element: 'div', control: 'input' });

  it('is named by its label, described by hint and error, and begins in the middle', () => {
    render(<Slider label="Tamaño" hint="Del texto" error="Muy grande" min={10} max={20} />);
    const slider = screen.getByRole('slider', { name: 'Tamaño' });
    expect(slider).toHaveValue('15');
    expect(slider).toHaveAccessibleDescription('Del texto Muy grande');
    expect(slider).toBeInvalid();
  });

  it('writes and announces the value as it is meant, and follows it', () => {
    const { container } = render(
      <Slider label="Avance" max={1} step={0.1} defaultValue={0.5} format={{ style: 'percent' }} />,
    );
    const slider = screen.getByRole('slider');
    const announced = () => slider.getAttribute('aria-valuetext')?.replace(/\s/g, '');
    expect(announced()).toBe('50%');
    fireEvent.change(slider, { target: { value: '0.8' } });
    expect(announced()).toBe('80%');
    expect(container.querySelector('.value')).toHaveTextContent(/80\s*%/);
  });

  it('shows the value that it is given, and reports the one that the reader chooses', () => {
    const onChange = vi.fn();
    render(<Slider label="Tamaño" value={30} onChange={(event) => onChange(event.target.valueAsNumber)} />);
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '70' } });
    expect(onChange.mock.calls).toEqual([[70]]);
    expect(slider).toHaveAttribute('aria-valuetext', '30');
  });

  it('follows what the reader chose before the script ran', () => {
    const slider = <Slider label="Tamaño" />;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(slider);
    screen.getByRole<HTMLInputElement>('slider').value = '80';
    render(slider, { container: box, hydrate: true });
    expect(screen.getByRole('slider')).toHaveValue('80');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '80');
    box.remove();
  });

  it('is a form field without a script', () => {
    const form = document.createElement('form');
    form.innerHTML = renderToString(<Slider label="Tamaño" name="tamano" defaultValue={40} />);
    expect(new FormData(form).get('tamano')).toBe('40');
  });
});

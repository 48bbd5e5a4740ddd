// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

function Row({ buttons }: { buttons: boolean }) {
  return (
    <div {...useKeptFocus(buttons)}>
      {['1', '2', '3'].map((name) =>
        buttons ? (
          <button key={`button ${name}`}>{name}</button>
        ) : (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ),
      )}
    </div>
  );
}

const focusLink = (name: string): void => screen.getByRole('link', { name }).focus();

describe('useKeptFocus', () => {
  it('a focus that moves along the links is at its last place when they give way', () => {
    const { rerender } = render(<Row buttons={false} />);
    focusLink('1');
    focusLink('3');
    rerender(<Row buttons />);
    expect(screen.getByRole('button', { name: '3' })).toHaveFocus();
  });

  it('a focus that has left the links is not taken back', () => {
    const { rerender } = render(<Row buttons={false} />);
    focusLink('1');
    screen.getByRole('link', { name: '1' }).blur();
    rerender(<Row buttons />);
    expect(document.body).toHaveFocus();
  });
});

// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../testing/index.ts';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../conformance.tsx';
import { Popover } from './index.ts';

const props = { trigger: <Button>¿Qué incluye?</Button>, children: 'Lectura ilimitada' };

beforeEach(() => stubBrowser());

/** The browser reports what the reader did. */
const turn = (panel: HTMLElement, newState: 'open' | 'closed'): Promise<void> =>
  act(async () => {
    for (const name of ['beforetoggle', 'toggle'])
      panel.dispatchEvent(Object.assign(new Event(name), { newState }));
    await Promise.resolve();
  });

describe('T4 Popover', () => {
  describeConformance(Popover, { props, element: 'div' });

  it('uses the native popover API, so no script is needed', () => {
    render(<Popover {...props} />);
    const panel = screen.getByText('Lectura ilimitada');
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button').getAttribute('popovertarget')).toBe(panel.id);
    expect(renderToString(<Popover {...props} id="incluye" />)).toContain('popoverTarget="incluye"');
  });

  it('is placed by attributes, and has a name when it is given one', () => {
    render(<Popover {...props} side="after" align="center" label="Qué incluye" />);
    const panel = screen.getByText('Lectura ilimitada');
    expect(panel).toHaveAttribute('role', 'group');
    expect(panel).toHaveAttribute('aria-label', 'Qué incluye');
    expect(panel).toHaveAttribute('data-side', 'after');
    expect(panel).toHaveAttribute('data-align', 'center');
    expect(panel).not.toHaveAttribute('style');
  });

  it('reports that the reader opens and closes it', async () => {
    const onOpenChange = vi.fn();
    render(<Popover {...props} onOpenChange={onOpenChange} />);
    const panel = screen.getByText('Lectura ilimitada');
    await turn(panel, 'open');
    await turn(panel, 'closed');
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('reports both changes when the browser joins them in one event', async () => {
    const onOpenChange = vi.fn();
    render(<Popover {...props} open onOpenChange={onOpenChange} />);
    const panel = screen.getByText('Lectura ilimitada');
    const report = (name: string, newState: string): boolean =>
      panel.dispatchEvent(Object.assign(new Event(name), { newState }));
    await act(async () => {
      report('beforetoggle', 'closed');
      report('beforetoggle', 'open');
      report('toggle', 'open');
    });
    expect(onOpenChange.mock.calls).toEqual([[false], [true]]);
  });

  it('reports nothing when it is open at first', async () => {
    const onOpenChange = vi.fn();
    await act(async () => void render(<Popover {...props} defaultOpen onOpenChange={onOpenChange} />));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('opens and closes with its parent, which gets no event for its own changes', async () => {
    const show = vi.spyOn(HTMLElement.prototype, 'showPopover');
    const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover');
    const onOpenChange = vi.fn();
    const { rerender } = render(<Popover {...props} open={false} onOpenChange={onOpenChange} />);
    expect(show).not.toHaveBeenCalled();
    await act(async () => rerender(<Popover {...props} open onOpenChange={onOpenChange} />));
    expect(show).toHaveBeenCalledWith({ source: screen.getByRole('button') });
    await act(async () => rerender(<Popover {...props} open={false} onOpenChange={onOpenChange} />));
    expect(hide).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('stays as its parent wants it', async () => {
    const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover');
    const onOpenChange = vi.fn();
    render(<Popover {...props} open={false} onOpenChange={onOpenChange} />);
    await turn(screen.getByText('Lectura ilimitada'), 'open');
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    expect(hide).toHaveBeenCalledOnce();
  });

  it('is open at first when that is the default', async () => {
    const show = vi.spyOn(HTMLElement.prototype, 'showPopover');
    await act(async () => void render(<Popover {...props} defaultOpen />));
    expect(show).toHaveBeenCalledOnce();
  });

  it.each([
    ['controlled', false],
    ['not controlled', undefined],
  ])(
    'stays open when the reader opened it before the script ran, which is reported: %s',
    async (_how, open) => {
      const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover');
      if (!popover)
        Object.defineProperty(HTMLElement.prototype, 'popover', { value: '', configurable: true });
      const matches = Element.prototype.matches;
      vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
        return selector === ':popover-open'
          ? this.className.includes('popover')
          : matches.call(this, selector);
      });
      const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover');
      hide.mockClear();
      const onOpenChange = vi.fn();
      const Page = () => {
        const [state, setState] = useState(open);
        const follow = (now: boolean): void => {
          onOpenChange(now);
          if (open !== undefined) setState(now);
        };
        return <Popover {...props} open={state} onOpenChange={follow} />;
      };
      await act(async () => void render(<Page />));
      expect(hide).not.toHaveBeenCalled();
      expect(onOpenChange.mock.calls).toEqual([[true]]);
      vi.restoreAllMocks();
      if (!popover) Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    },
  );
});

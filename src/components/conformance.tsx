import { render } from '@testing-library/react';
import { createElement, createRef, type FunctionComponent, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Styleable } from '../styling/root.ts';

export interface Conformance<P> {
  /** The minimal element that renders the root. */
  props: P;
  /** Tag name of the root: 'button', 'article'. */
  element: string;
  /** Selector, inside the root, of the element that gets ref and attributes, such as a form control. Default: the root. */
  control?: string;
  /** Renders the component where it belongs, such as an entry in its menu. */
  around?: (component: ReactElement) => ReactElement;
}

/** Rules of every primitive: a class for selectors, the caller's class, ref and attributes on the right element. */
export function describeConformance<P extends object>(
  component: Styleable<P>,
  { props, element, control, around = (alone) => alone }: Conformance<P>,
): void {
  const selector = String(component);
  const make = (more: object): ReactElement =>
    around(createElement(component as unknown as FunctionComponent<object>, { ...props, ...more }));
  const show = (more: object): HTMLElement => {
    render(make(more));
    const root = document.querySelector<HTMLElement>(selector);
    if (!root) throw new Error(`Nothing on the page has the class ${selector}`);
    return root;
  };

  describe('conformance', () => {
    it('is a selector for a consumer’s styles', () => {
      expect(selector).toMatch(/^\.rt-[a-z-]+$/);
    });

    it(`renders <${element}> with its own class and the caller’s`, () => {
      const root = show({ className: 'own' });
      expect(root.localName).toBe(element);
      expect([...root.classList]).toEqual([selector.slice(1), 'own']);
    });

    it('hands over the ref and further attributes', () => {
      const ref = createRef<Element>();
      const root = show({ ref, id: 'given', 'data-own': 'kept' });
      const target = control ? root.querySelector(control) : root;
      expect(ref.current).toBe(target);
      expect(target).toHaveAttribute('data-own', 'kept');
      expect(target).toHaveAttribute('id', 'given');
    });

    it('hydrates what the server sent without a difference', () => {
      const element = make({});
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(element);
      const onRecoverableError = vi.fn();
      const complain = vi.spyOn(console, 'error');
      render(element, { container, hydrate: true, onRecoverableError });
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(complain).not.toHaveBeenCalled();
    });
  });
}

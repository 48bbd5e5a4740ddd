// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { promoProps } from '../PromoBox/promo-props.ts';
import { PromoDialog } from './PromoDialog.tsx';
import { startPromoDialog } from './start-promo-dialog.ts';

const SITES = {
  /** The weekly and the daily. */
  paywall: { payWall: true, modalPromo: true },
  /** The other brands. */
  open: { payWall: false, modalPromo: false },
};

/** Tells the script that these pictures are seen. */
let see: (figures: readonly Element[]) => void;
let observed: Element[];

beforeEach(() => {
  observed = [];
  class Observer {
    constructor(seen: IntersectionObserverCallback) {
      see = (figures) => {
        const entries = figures
          .filter((target) => observed.includes(target))
          .map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry);
        if (entries.length > 0) seen(entries, this as unknown as IntersectionObserver);
      };
    }
    observe = (figure: Element) => void observed.push(figure);
    disconnect = () => void (observed = []);
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  HTMLDialogElement.prototype.showModal = vi.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  delete document.documentElement.dataset['reader'];
});

function gallery(site: keyof typeof SITES, reader?: string, pictures = 5) {
  if (reader) document.documentElement.dataset['reader'] = reader;
  const { container } = render(
    <article>
      <div className="gallery">
        {Array.from({ length: pictures }, (_, at) => (
          <figure key={at} />
        ))}
      </div>
      <PromoDialog promo={promoProps(weekly, '/nacion/articulo/x/')} {...SITES[site]} />
    </article>,
  );
  startPromoDialog(document, () => sessionStorage);
  const figures = [...container.querySelectorAll('figure')];
  const dialog = container.querySelector('dialog');
  return { dialog, preset: (at: number) => see?.([figures[at - 1]!]) };
}

describe('P5 the dialog of a gallery', () => {
  it.each([
    ['open', undefined, true],
    ['open', 'anonymous', true],
    ['open', 'registered', false],
    ['open', 'unknown', false],
    ['paywall', undefined, false],
    ['paywall', 'registered', true],
    ['paywall', 'subscriber', false],
  ] as const)(
    'on the %s sites a reader that is %s gets it at the third picture: %s',
    (site, reader, opens) => {
      const { dialog, preset } = gallery(site, reader);
      preset(2);
      expect(dialog?.open).toBe(false);
      preset(3);
      expect(dialog?.open).toBe(opens);
    },
  );

  it('waits until it is known who reads', () => {
    const { dialog, preset } = gallery('paywall', 'unknown');
    preset(3);
    document.documentElement.dataset['reader'] = 'registered';
    preset(4);
    expect(dialog?.open).toBe(true);
  });

  it('comes once in a session', () => {
    gallery('open').preset(3);
    expect(gallery('open').dialog?.open).toBe(false);
    expect(observed).toEqual([]);
  });

  it('comes at the last picture of a short gallery, and never with a single one', () => {
    const short = gallery('open', undefined, 2);
    short.preset(2);
    expect(short.dialog?.open).toBe(true);
    sessionStorage.clear();
    document.body.replaceChildren();
    gallery('open', undefined, 1);
    expect(observed).toEqual([]);
  });

  it('works without storage', () => {
    const { dialog } = gallery('open');
    document.body.querySelectorAll('dialog').forEach((one) => one.removeAttribute('open'));
    observed = [];
    startPromoDialog(document, () => {
      throw new DOMException('blocked');
    });
    see(observed);
    expect(dialog?.open).toBe(true);
  });

  it('is not in the page if no reader would get it', () => {
    const { container } = render(
      <PromoDialog promo={promoProps(weekly, '/nacion/articulo/x/')} payWall modalPromo={false} />,
    );
    expect(container.innerHTML).toBe('');
  });
});

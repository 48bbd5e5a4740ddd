import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { LinkProvider } from 'rotativa/routing';
import { FooterSwitch } from '../newspaper/client/FooterSwitch.tsx';
import { Layout } from '../newspaper/views/Layout.tsx';
import { answerAt, type Answer } from './answer.ts';
import { viewOf } from './view-of.tsx';

/** An answer with its view. */
export interface Shown extends Answer {
  view: ReactNode;
}

/** @throws when the answer or the code of its view does not load */
async function shownAt(address: string): Promise<Shown> {
  const answer = await answerAt(address);
  return { ...answer, view: await viewOf(answer) };
}

/** The newspaper: shows the server's answer, and asks for the next one when a link is followed. */
export function App({ first }: { first: Shown }) {
  const [{ page, visit, view }, setShown] = useState(first);

  const show = useCallback(async (address: string): Promise<void> => {
    const shown = await shownAt(address).catch(() => undefined);
    if (!shown) return location.assign(address);
    document.title = shown.page.title;
    setShown(shown);
  }, []);

  const navigate = (address: string): void => {
    history.pushState(null, '', address);
    void show(address).then(() => {
      scrollTo(0, 0);
      document.getElementById('contenido')?.focus({ preventScroll: true });
    });
  };

  useEffect(() => {
    const back = (): void => void show(location.href);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [show]);

  return (
    <LinkProvider navigate={navigate}>
      <Layout path={page.path} visit={visit}>
        {view}
      </Layout>
      <FooterSwitch />
    </LinkProvider>
  );
}

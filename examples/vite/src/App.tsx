import { useCallback, useEffect, useState } from 'react';
import { LinkProvider } from 'rotativa/routing';
import { FooterSwitch } from '../newspaper/client/FooterSwitch.tsx';
import { Layout } from '../newspaper/views/Layout.tsx';
import { PageView } from '../newspaper/views/PageView.tsx';
import { answerAt, type Answer } from './answer.ts';

/** The newspaper: shows the server's answer, and asks for the next one when a link is followed. */
export function App({ first }: { first: Answer }) {
  const [{ page, visit }, setAnswer] = useState(first);

  const show = useCallback(async (address: string): Promise<void> => {
    const answer = await answerAt(address).catch(() => undefined);
    if (!answer) return location.assign(address);
    document.title = answer.page.title;
    setAnswer(answer);
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
        <PageView page={page} visit={visit} />
      </Layout>
      <FooterSwitch />
    </LinkProvider>
  );
}

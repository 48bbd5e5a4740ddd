import { CardGrid } from 'rotativa/blocks/CardGrid';
import { BodyQuote } from 'rotativa/blocks/BodyQuote';
import { Button } from 'rotativa/components/Button';
import { Dialog } from 'rotativa/components/Dialog';
import { ArticleHeader } from 'rotativa/patterns/ArticleHeader';
import { STORIES } from './stories.js';

export default function Page() {
  return (
    <main>
      <ArticleHeader headlineHtml="Vuelve el <em>tren</em>" byline={{ text: 'Ana Ruiz' }} />
      <CardGrid title="Nación" url="/nacion/" teasers={STORIES} look="soft" first="start" />
      <BodyQuote variant="pull" citation="Una vecina">
        Nadie nos preguntó.
      </BodyQuote>
      <Dialog title="Compartir" trigger={<Button>Abrir</Button>}>
        Elija una red
      </Dialog>
    </main>
  );
}

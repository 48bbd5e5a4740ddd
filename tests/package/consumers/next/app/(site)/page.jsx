import { StoryGrid } from 'rotativa/blocks/lists/StoryGrid';
import { BodyQuote } from 'rotativa/blocks/body/BodyQuote';
import { Button } from 'rotativa/components/Button';
import { Dialog } from 'rotativa/components/Dialog';
import { ArticleHeader } from 'rotativa/patterns/article/ArticleHeader';
import { Card } from 'rotativa/components/Card';
import { Image } from 'rotativa/components/Image';
import { Photo } from './photo.jsx';
import { OldPhoto } from './old-photo.cjs';
import { STORIES } from './stories.js';

export default function Page() {
  return (
    <main>
      <ArticleHeader headlineHtml="Vuelve el <em>tren</em>" bylines={[{ text: 'Ana Ruiz' }]} />
      <StoryGrid title="Nación" url="/nacion/" teasers={STORIES} preset="soft" first="start" />
      <BodyQuote variant="pull" citation="Una vecina">
        Nadie nos preguntó.
      </BodyQuote>
      <Card href="/a/" headline="Del río" picture={<Image src="/rio.jpg" alt="" />} />
      <Card href="/b/" headline="Del mar" picture={<Photo src="/mar.jpg" />} />
      <Card href="/c/" headline="Del lago" picture={<OldPhoto src="/lago.jpg" />} />
      <Dialog title="Compartir" trigger={<Button>Abrir</Button>}>
        Elija una red
      </Dialog>
    </main>
  );
}

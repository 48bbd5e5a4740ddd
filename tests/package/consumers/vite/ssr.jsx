import { renderToString } from 'react-dom/server';
import { Button } from 'rotativa/components/Button';

export const html = () => renderToString(<Button>Leer</Button>);

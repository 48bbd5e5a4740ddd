import { setWords } from 'rotativa/words';

setWords({ dialog: { close: 'Close' }, more: { section: 'More' } });

import { setMessages } from 'rotativa/messages';

setMessages({ dialog: { close: 'Close' }, more: { section: 'More' } });

import { describeSources } from './describe-sources.ts';
import { openApp } from './open-app.ts';

describeSources('the embedded database', () => openApp());

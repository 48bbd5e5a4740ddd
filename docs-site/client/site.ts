/** The pages of the site. They work without it, but for the search and the switches, which it shows. */
import 'virtual:rotativa.css';
import '../../src/themes/generated/weekly.css';
import './styles/site.css';
import './styles/contents.css';
import './styles/page.css';
import './styles/content.css';
import './styles/example.css';
import './styles/catalogue.css';
import './styles/search.css';
import './styles/home.css';
import { startContents } from './contents.ts';
import { startCopying } from './copy.ts';
import { startExamples } from './examples.ts';
import { startManagers } from './managers.ts';
import { startModeSwitch } from './mode-switch.ts';
import { startNear } from './near.ts';
import { startSearch } from './search.ts';
import { startSidebar } from './sidebar.ts';

startModeSwitch();
startExamples();
startManagers();
startCopying();
startSearch();
startSidebar();
startContents();
startNear();

/** The pages of the site. They work without it, but for the search and the switches, which it shows. */
import 'virtual:rotativa.css';
import '../../src/themes/generated/weekly.css';
import './site.css';
import { startCopying } from './copy.ts';
import { startExamples } from './examples.ts';
import { startModeSwitch } from './mode-switch.ts';
import { startSearch } from './search.ts';
import { startSidebar } from './sidebar.ts';

startModeSwitch();
startExamples();
startCopying();
startSearch();
startSidebar();

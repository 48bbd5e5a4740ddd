import 'virtual:rotativa.css';
import './app.css';

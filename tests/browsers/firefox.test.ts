import {startFirefox} from './firefox';
import {smoke} from './smoke';

smoke('Firefox', startFirefox);

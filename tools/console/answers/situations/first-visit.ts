import {account} from '../account';
import {bean, drawing, type Answer, type Answers, type Call} from '../router';

/** The world's information about the platform, before anybody has registered. */
function unregistered(call: Call): Answer {
  const found = account['GET /console/config/info']?.(call) ?? bean({});
  const body = found.body as {readonly data: {readonly bean: object}};
  return {...found, body: {...body, data: {...body.data, bean: {...body.data.bean, is_user_register: {enable: true, value: false}, is_first_install: true}}}};
}

/** Four characters that have to be typed; the console's back end draws different ones each time. */
const CAPTCHA =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#eef1f5"/><path d="M4 30C30 4 58 40 116 10" fill="none" stroke="#9db2c9" stroke-width="1.5"/><g font-family="sans-serif" font-size="24" fill="#36527a"><text x="14" y="29" transform="rotate(-8 20 20)">7</text><text x="40" y="29" transform="rotate(6 46 20)">K</text><text x="66" y="29" transform="rotate(-5 72 20)">4</text><text x="92" y="29" transform="rotate(8 98 20)">M</text></g></svg>';

/** The console has just been installed, and nobody has registered. */
export const firstVisit: Answers = {
  'GET /console/config/info': unregistered,
  'GET /console/captcha': () => drawing(CAPTCHA),
};

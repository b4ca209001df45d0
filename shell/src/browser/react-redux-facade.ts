/** What the site uses of react-redux; the shell's build shares this module under its name, without `connect`. */
export { Provider, useDispatch, useSelector } from 'react-redux-unshared';

/** What remotes may use of the router; the shell's build shares this module under the name react-router-dom. */
export {
  createBrowserRouter,
  Form,
  Link,
  matchRoutes,
  Outlet,
  redirect,
  replace,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useSubmit,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';

/** Defines a table of forty nested routes, about as many as a real site has. */
import { defineRoutes } from 'uri-ts/routes'

export const site = defineRoutes({
  home: '/',
  about: '/about',
  login: '/login{?next}',
  search: '/search{?q,page,sort}',
  users: {
    list: '/users{?page,sort}',
    create: '/users/new',
    user: '/users/{id}',
    edit: '/users/{id}/edit',
    posts: '/users/{id}/posts{?page}',
    orders: '/users/{id}/orders{?page}',
  },
  posts: {
    list: '/posts{?page,sort}',
    create: '/posts/new',
    post: '/posts/{id}',
    edit: '/posts/{id}/edit',
    comments: '/posts/{id}/comments{?page}',
    comment: '/posts/{id}/comments/{comment}',
  },
  teams: {
    list: '/teams{?page,sort}',
    create: '/teams/new',
    team: '/teams/{id}',
    edit: '/teams/{id}/edit',
    members: '/teams/{id}/members{?page}',
    member: '/teams/{id}/members/{member}',
  },
  projects: {
    list: '/projects{?page,sort}',
    create: '/projects/new',
    project: '/projects/{id}',
    edit: '/projects/{id}/edit',
    tasks: '/projects/{id}/tasks{?page,sort}',
    task: '/projects/{id}/tasks/{task}',
    comment: '/projects/{id}/tasks/{task}/comments/{comment}',
    file: '/projects/{id}/files/{+path}',
  },
  orders: {
    list: '/orders{?page,sort}',
    create: '/orders/new',
    order: '/orders/{id}',
    invoice: '/orders/{id}/invoice.{format}',
  },
  settings: {
    all: '/settings',
    profile: '/settings/profile',
    password: '/settings/password',
    emails: '/settings/emails',
    tokens: '/settings/tokens{?page}',
    token: '/settings/tokens/{id}',
  },
})

const express = require('express')
const { defineRoutes, expressHandler, route, toExpress } = require('uri-ts/routes')
const { int } = require('uri-ts/template')

const site = defineRoutes({ home: '/', user: route('/users/{id}{?tab}', { id: int }) })
const app = express()

app.get(toExpress(site.home), (_request, response) => response.send(site.user.link({ id: 7 })))
app.get(
  toExpress(site.user),
  expressHandler(site.user)(({ id, tab = 'posts' }, _request, response) => response.json({ id, tab })),
)

const server = app.listen(process.env.PORT ?? 3000, () => console.log(`http://localhost:${server.address().port}`))

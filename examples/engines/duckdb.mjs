// Registers a JavaScript function as a DuckDB scalar function with one string parameter. The JavaScript function is
// called for each row whose value is not NULL. NULL stays NULL.
import { DuckDBScalarFunction, VARCHAR } from '@duckdb/node-api'

/** Registers a function so that `SELECT name(column)` calls `operate`, which returns a string or `null`. */
export const addFunction = (connection, name, operate) =>
  connection.registerScalarFunction(
    DuckDBScalarFunction.create({
      name,
      parameterTypes: [VARCHAR],
      returnType: VARCHAR,
      mainFunction: (_, input, output) => {
        const texts = input.getColumnVector(0)
        for (let row = 0; row < input.rowCount; row++) {
          const text = texts.getItem(row)
          output.setItem(row, text === null ? null : operate(text))
        }
        output.flush()
      },
    }),
  )
